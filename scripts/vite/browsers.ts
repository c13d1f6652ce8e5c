import packageFile from '../../package.json' with { type: 'json' }

/** What the bundler and MDN's tables of support call the browsers of `browserslist` in package.json. */
const names = {
  chrome: { bundler: 'chrome', mdn: 'chrome' },
  edge: { bundler: 'edge', mdn: 'edge' },
  firefox: { bundler: 'firefox', mdn: 'firefox' },
  safari: { bundler: 'safari', mdn: 'safari' },
  ios_saf: { bundler: 'ios', mdn: 'safari_ios' },
} as const

type ListedName = keyof typeof names

export interface ListedBrowser {
  bundler: string
  mdn: (typeof names)[ListedName]['mdn']
  /** The oldest version that the site is made for. */
  oldest: number
}

/**
 * The browsers that the site is made for.
 * @throws Error naming an entry of package.json that is not of the form `name >= version`.
 */
export function listedBrowsers(list: readonly string[] = packageFile.browserslist): ListedBrowser[] {
  return list.map((entry) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    if (isListed(name)) return { ...names[name], oldest: Number(version) }
    const known = Object.keys(names).join(', ')
    throw new Error(
      `package.json: browserslist: "${entry}" should read "name >= version", with one of ${known}`,
    )
  })
}

/** What the bundler writes its code for. */
export function buildTargets(): string[] {
  return listedBrowsers().map(({ bundler, oldest }) => `${bundler}${oldest}`)
}

function isListed(name: string): name is ListedName {
  return name in names
}
