import { hosts, makeStaticHost, type Host } from './deploy/makeStaticHost.ts'

const usage = `Makes .build/static-host out of dist/, ready to upload.
  npm run static-host -- ${Object.keys(hosts).join('|')} https://enquiries.company.com
The address is that of the Node server, which answers the form's call.`
const target = '.build/static-host'

const [host = '', given = ''] = process.argv.slice(2)
const server = URL.parse(given)
if (isHost(host) && server?.protocol === 'https:' && server.origin === given.replace(/\/$/, '')) {
  makeStaticHost(host, server.origin, { from: 'dist', to: target })
  console.log(`Made ${target} for ${host}; the form's call goes to ${server.origin}`)
} else {
  console.error(usage)
  process.exitCode = 1
}

function isHost(name: string): name is Host {
  return Object.hasOwn(hosts, name)
}
