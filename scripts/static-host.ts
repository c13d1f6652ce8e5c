import { readSettings } from '#server/settings/settings.ts'
import { StartError } from '#server/StartError.ts'
import { hosts, makeStaticHost, type Host } from './deploy/makeStaticHost.ts'

const usage = `Makes .build/static-host out of dist/, ready to upload.
  npm run static-host -- ${Object.keys(hosts).join('|')} https://enquiries.company.com [company.netlify.app …]
The address is that of the Node server, which answers the form's call. It may have a path that nobody else
knows: https://enquiries.company.com/$(openssl rand -hex 16)
After it stand the names, if any, that lead to the host besides the site's own. They are redirected there,
as the form works nowhere else.`
const target = '.build/static-host'
const address = /^(https:\/\/[a-z\d.-]+(?::\d+)?)((?:\/[\w-]+)*)\/?$/

const hostName = /^(?:[a-z\d-]+\.)+[a-z\d-]+$/

const [host = '', given = '', ...otherNames] = process.argv.slice(2)
const [, origin, path = ''] = address.exec(given) ?? []
if (isHost(host) && origin !== undefined && otherNames.every((name) => hostName.test(name))) {
  try {
    const { hsts } = readSettings({ HSTS: process.env['HSTS'] })
    makeStaticHost(host, origin + path, { from: 'dist', to: target }, hsts, otherNames)
    // The path is not for the log of a build.
    console.log(`Made ${target} for ${host}; the form's call goes to ${origin}`)
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
