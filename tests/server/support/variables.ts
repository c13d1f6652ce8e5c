import { readSettings } from '#server/settings/settings.ts'

/** Every variable that the server reads, without NODE_ENV. */
export const variables = variablesRead().filter((name) => name !== 'NODE_ENV')

function variablesRead() {
  const names = new Set<string>()
  readSettings(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...names]
}
