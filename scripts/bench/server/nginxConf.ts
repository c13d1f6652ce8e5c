import { resolve } from 'node:path'

/** A configuration with nothing but what serves files fast: one worker, no log, none of the site's headers. */
export const nginxConf = (folder: string, port: number): string => `
include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  brotli_static on;
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist')};
    location = / { try_files /index.html =404; }
  }
}
`
