#!/bin/bash
# A Debian of its own over this machine's, with no network but itself: what is written there, and where it listens,
# stays there. Runs /root/steps.sh in it. Arguments: an empty folder for it, and the folder of what is put into /root.
set -e
system=$1
mount -t tmpfs -o size=1g tmpfs "$system"
mkdir "$system/upper" "$system/work" "$system/root"
mount -t overlay -o "lowerdir=/,upperdir=$system/upper,workdir=$system/work" overlay "$system/root"
cd "$system/root"
mount -t proc proc proc
mount --rbind /dev dev
for folder in tmp run root srv; do mount -t tmpfs -o mode=1777 tmpfs $folder; done
chmod 755 srv run && chmod 700 root
ip link set lo up
echo 0 > proc/sys/net/ipv4/ip_unprivileged_port_start
cp -r "$2/." root
echo '127.0.0.1 localhost www.company.com' > etc/hosts
exec chroot . env -i HOME=/root PATH=/root/stand-ins:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  NODE_TLS_REJECT_UNAUTHORIZED=0 NODE_NO_WARNINGS=1 bash -e /root/steps.sh
