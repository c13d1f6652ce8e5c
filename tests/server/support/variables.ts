import { readSettings } from '#server/settings/settings.ts'

const asked: string[] = []
readSettings(new Proxy({}, { get: (_, name) => void asked.push(String(name)) }))

/** The variables that the server reads, in the order of its messages. */
export const variables = [...new Set(asked)].filter((name) => name !== 'NODE_ENV')
