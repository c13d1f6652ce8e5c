const targetPattern = /^[a-z]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i

/**
 * Path and query of an absolute URL exactly as they were sent, still percent-encoded. `new URL()` would
 * throw at some Host headers, and an error there would be a 500.
 */
export function requestTarget(url: string): { path: string; query: string } {
  const [, path, query = ''] = targetPattern.exec(url) ?? []
  return { path: path || '/', query }
}

/** The path that percent-encoding stands for, or null where it is malformed. */
export function decodePath(path: string): string | null {
  try {
    // An encoded slash is part of a name: decoded, it would make a second address for a page.
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'))
  } catch {
    return null
  }
}
