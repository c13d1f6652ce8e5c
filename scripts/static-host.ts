import { readSettings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { hosts, makeStaticHost, type Host } from './deploy/makeStaticHost.ts'

const usage = `Makes .build/static-host from dist/, ready to upload.
  npm run static-host -- ${Object.keys(hosts).join('|')} https://enquiries.company.com [company.netlify.app …]
The address is that of the Node server, which answers the form's requests. It may have a secret path:
https://enquiries.company.com/$(openssl rand -hex 16)
After the address, name the host's other names, if it has any. The host redirects them to the site's own name,
since the form works nowhere else.`
const target = '.build/static-host'
const address = /^(https:\/\/[a-z\d.-]+(?::\d+)?)((?:\/[\w-]+)*)\/?$/

const hostName = /^(?:[a-z\d-]+\.)+[a-z\d-]+$/

const [host = '', given = '', ...otherNames] = process.argv.slice(2)
const [, origin, path = ''] = address.exec(given) ?? []
if (isHost(host) && origin !== undefined && otherNames.every((name) => hostName.test(name))) {
  try {
    const { hsts } = readSettings({ HSTS: process.env['HSTS'] })
    makeStaticHost(host, origin + path, { from: 'dist', to: target }, hsts, otherNames)
    // The path may be a secret, which does not belong into the log of a build.
    console.log(`Made ${target} for ${host}; the form's requests go to ${origin}`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
} else {
  console.error(usage)
  process.exitCode = 1
}

function isHost(name: string): name is Host {
  return Object.hasOwn(hosts, name)
}
