import { readFileSync } from 'node:fs'

const folder = `${import.meta.dirname}/certificate`
export const certificateFile = `${folder}/certificate.pem`
export const keyFile = `${folder}/key.pem`

/** A self-signed certificate for 127.0.0.2: only a client that trusts it, or checks no certificate, accepts it. */
export const certificate = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certificateFile, 'utf8') }
