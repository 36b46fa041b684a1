#!/bin/sh
# Puts Kartentisch into the menu of this user: ./install.sh
# Takes it out again:                          ./install.sh --remove
# Only menu, icons, file types, man page and completion are touched; evenings stay where they are.
set -eu

id=io.github.kartentisch.Kartentisch
here=$(cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin

refresh() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database "$data/applications" 2>/dev/null || true
    fi
    if command -v update-mime-database >/dev/null; then
        update-mime-database "$data/mime" 2>/dev/null || true
    fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$data/icons/hicolor" 2>/dev/null || true
    fi
}

# Each file of share/ by its place, one a line.
shared() {
    (cd "$here/share" && find . -type f | sed 's|^\./||' | sort)
}

put_in() {
    shared | while read -r file; do
        mkdir -p "$data/$(dirname "$file")"
        cp "$here/share/$file" "$data/$file"
    done
    # The menu must find the program wherever this folder lies.
    quoted=$(printf '%s' "$here/kartentisch" | sed 's|[\\"`$]|\\\\&|g; s|%|%%|g; s|[&|]|\\&|g')
    sed -e "s|^Exec=kartentisch|Exec=\"$quoted\"|" -e '/^TryExec=/d' \
        "$here/share/applications/$id.desktop" > "$data/applications/$id.desktop"
    mkdir -p "$bin"
    ln -sfn "$here/kartentisch" "$bin/kartentisch"
    refresh
    echo "Kartentisch is in the menu. / Kartentisch steht im Menü."
}

take_out() {
    shared | while read -r file; do
        rm -f "$data/$file"
    done
    if [ "$(readlink "$bin/kartentisch" 2>/dev/null)" = "$here/kartentisch" ]; then
        rm -f "$bin/kartentisch"
    fi
    refresh
    # What the refreshing itself wrote is of use only while something else is there.
    if [ -d "$data/mime/packages" ] && [ -z "$(ls -A "$data/mime/packages")" ]; then
        rm -rf "$data/mime"
    fi
    if [ "$(ls -A "$data/applications" 2>/dev/null)" = mimeinfo.cache ]; then
        rm -f "$data/applications/mimeinfo.cache"
    fi
    if [ -z "$(find "$data/icons/hicolor" -type f ! -name icon-theme.cache 2>/dev/null)" ]; then
        rm -f "$data/icons/hicolor/icon-theme.cache"
    fi
    shared | while read -r file; do
        (cd "$data" 2>/dev/null && rmdir -p "$(dirname "$file")" 2>/dev/null) || true
    done
    rmdir "$data/applications" "$bin" 2>/dev/null || true
    echo "Kartentisch is out of the menu; your evenings are still there."
    echo "Kartentisch steht nicht mehr im Menü; deine Abende sind noch da."
}

case "${1:-}" in
    "") put_in ;;
    --remove) take_out ;;
    *) echo "usage: $0 [--remove]" >&2; exit 2 ;;
esac
