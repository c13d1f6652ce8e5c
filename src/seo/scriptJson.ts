/** The name of the trusted types policy that the content security policy allows. */
export const jsonPolicy = 'json-script'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => { toString: () => string } }
}

/** JSON in a script element is never executed, so any JSON is safe. */
const rules = {
  createScript: (text: string) => {
    JSON.parse(text)
    return text
  },
}

/** Created once, when first needed: the browser refuses a second policy of the same name. */
let policy: ReturnType<TrustedTypes['createPolicy']> | typeof rules | undefined

/**
 * Writes JSON into a script element. Pages that demand trusted types accept only the result of a policy.
 * @throws SyntaxError where the text is no JSON.
 */
export function writeScriptJson(script: HTMLElement, json: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(jsonPolicy, rules) ?? rules
  Object.assign(script, { textContent: policy.createScript(json) })
}
