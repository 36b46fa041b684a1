#!/bin/sh
# Makes an AppImage of the folder in dist/: ./packaging/appimage/build.sh [RUNTIME]
# RUNTIME is the file runtime-x86_64 of the release of type2-runtime that is named here; without it,
# it is fetched. It is the first code that runs, so it must have this sum.
set -eu

release=20251108
sum=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
root=$(cd "$(dirname "$0")/../.." && pwd -P)
id=io.github.kartentisch.Kartentisch
command -v mksquashfs >/dev/null || { echo "missing for this: sudo apt install squashfs-tools" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runtime=${1:-$work/runtime}
if [ $# -eq 0 ]; then
    curl -fsSL -o "$runtime" \
        "https://github.com/AppImage/type2-runtime/releases/download/$release/runtime-x86_64"
fi
printf '%s  %s\n' "$sum" "$runtime" | sha256sum --check --quiet

set -- "$root"/dist/kartentisch-*-linux-x86_64.tar.xz
[ -f "$1" ] || { echo "no folder in dist/: python3 dev.py package folder" >&2; exit 2; }
archive=$1
name=$(basename "$archive" .tar.xz)
version=${name#kartentisch-}
version=${version%-linux-x86_64}
target=$root/dist/kartentisch-$version-x86_64.AppImage
epoch=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}

tar -xJf "$archive" -C "$work"
app=$work/$name
rm "$app/install.sh" "$app/README.txt"
mkdir -p "$app/usr"
mv "$app/share" "$app/usr/share"
cp "$app/usr/share/applications/$id.desktop" "$app/$id.desktop"
cp "$app/usr/share/icons/hicolor/scalable/apps/$id.svg" "$app/$id.svg"
ln -s "$id.svg" "$app/.DirIcon"
cat > "$app/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/kartentisch" "$@"
RUN
chmod 755 "$app/AppRun"
unset SOURCE_DATE_EPOCH
mksquashfs "$app" "$work/image" -root-owned -noappend -quiet -no-progress -mkfs-time "$epoch" \
    -all-time "$epoch" -comp zstd -Xcompression-level 19 -b 256K
cat "$runtime" "$work/image" > "$work/whole"
chmod 755 "$work/whole"
cp "$work/whole" "$target.part"
mv "$target.part" "$target"
ls -l "$target"
