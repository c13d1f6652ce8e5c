import { settingsSchema } from '#server/settings/settingsSchema.ts'

/** The variables that the server reads, in the order of its messages. */
export const variables = Object.keys(settingsSchema.fields).filter((name) => name !== 'NODE_ENV')
