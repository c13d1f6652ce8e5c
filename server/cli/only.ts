/** Those of the variables, so that nothing else in the environment can be wrong. */
export function only(environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.filter((name) => name in environment).map((name) => [name, environment[name]]),
  )
}
