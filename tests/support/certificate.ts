import { readFileSync } from 'node:fs'

const folder = `${import.meta.dirname}/certificate`
export const certificateFile = `${folder}/certificate.pem`
export const keyFile = `${folder}/key.pem`

/** Signed by itself, for 127.0.0.2: only a client that is told so, or asks for nobody's signature, accepts it. */
export const certificate = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certificateFile, 'utf8') }
