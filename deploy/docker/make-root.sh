#!/bin/sh
# make-root.sh ROOT ARCHIVE: assembles the files of the image in the folder ROOT: the app from the archive that `npm run package`
# writes, this machine's Node, the libraries that both load, and mkfifo, with which the app locks its data folder.
set -eu
root=$1
archive=$2
here=$(dirname "$0")

mkdir -p "$root/bin" "$root/app" "$root/etc" "$root/data" "$root/tmp"
chmod 1777 "$root/tmp"
tar -xzf "$archive" -C "$root/app" --strip-components=1 --no-same-owner
cp -L "$(command -v node)" "$root/bin/node"
cp -L "$(command -v busybox)" "$root/bin/mkfifo"
cp "$here/health.mjs" "$root/health.mjs"

# The native addon loads other libraries than Node. The C library loads those that resolve host and user names on demand, so ldd
# does not list them.
needed() {
  find "$root/bin/node" "$root/app/node_modules" -name node -type f -o -name '*.node' |
    xargs ldd | awk '$1 ~ /^\// && NF > 1 { print $1 } $2 == "=>" { print $3 }' | sort -u
}
libc=$(ldd "$root/bin/node" | awk '$1 == "libc.so.6" { print $3 }')
for library in $(needed) "${libc%/*}/libnss_dns.so.2" "${libc%/*}/libnss_files.so.2" "${libc%/*}/libresolv.so.2"; do
  mkdir -p "$root${library%/*}"
  cp -L "$library" "$root$library"
done

echo 'aisleway:x:10001:10001::/data:/nonexistent' > "$root/etc/passwd"
echo 'aisleway:x:10001:' > "$root/etc/group"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
