/** The name that the content security policy knows. */
export const jsonPolicy = 'json-script'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => { toString: () => string } }
}

/** As JSON the text of a script can do nothing, whoever wrote it. */
const rules = {
  createScript: (text: string) => {
    JSON.parse(text)
    return text
  },
}

/** Made at first need, and once: the policy lets nobody make a second of the name. */
let policy: ReturnType<TrustedTypes['createPolicy']> | typeof rules | undefined

/**
 * Writes JSON into a script element. Pages that demand trusted types take only what a policy made.
 * @throws SyntaxError where the text is no JSON.
 */
export function writeScriptJson(script: HTMLElement, json: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(jsonPolicy, rules) ?? rules
  Object.assign(script, { textContent: policy.createScript(json) })
}
