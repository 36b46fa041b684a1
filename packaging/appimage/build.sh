#!/bin/sh
# Makes an AppImage of the folder in dist/: ./packaging/appimage/build.sh RUNTIME
# RUNTIME is the file runtime-x86_64 of a release of github.com/AppImage/type2-runtime. Which one is
# said by RUNTIME_SHA256: without that sum nothing is built, for it is the first code that runs.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd -P)
id=io.github.kartentisch.Kartentisch
runtime=${1:?usage: $0 RUNTIME (runtime-x86_64 of a release of type2-runtime)}
: "${RUNTIME_SHA256:?is not set: the SHA-256 that the release of type2-runtime names}"
command -v mksquashfs >/dev/null || { echo "missing for this: sudo apt install squashfs-tools" >&2; exit 2; }
printf '%s  %s\n' "$RUNTIME_SHA256" "$runtime" | sha256sum --check --quiet

set -- "$root"/dist/kartentisch-*-linux-x86_64.tar.xz
[ -f "$1" ] || { echo "no folder in dist/: python3 dev.py package folder" >&2; exit 2; }
archive=$1
name=$(basename "$archive" .tar.xz)
version=${name#kartentisch-}
version=${version%-linux-x86_64}
target=$root/dist/kartentisch-$version-x86_64.AppImage
epoch=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
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
