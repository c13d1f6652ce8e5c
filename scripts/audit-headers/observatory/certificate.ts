import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a certificate for a host, valid for a day, with openssl; `file` is its place in the folder. */
export function makeCertificate(host: string, folder: string): { file: string; cert: Buffer; key: Buffer } {
  const file = join(folder, 'certificate.pem')
  const keyFile = join(folder, 'key.pem')
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', keyFile, '-out', file], {
    stdio: 'ignore',
  })
  return { file, cert: readFileSync(file), key: readFileSync(keyFile) }
}
