import { expect, test } from 'vitest'
import { nameStyles } from '../../../scripts/vite/nameStyles.ts'

const code = `import { styled } from '#theme/styled.ts'
const Bar = styled('p')({ gap: 8 })
export const Link = styled(Bar)(({ theme }) => ({ color: theme.red }))
const other = make('p')({ gap: 8 })`

/** The plugin at work in a program for the browser or for the prerender. */
function transform(name: 'client' | 'ssr', mode: 'build' | 'dev') {
  const { transform: hook } = nameStyles()
  if (typeof hook !== 'object') throw new Error('nameStyles: has no transform')
  const run = hook.handler.bind({ environment: { name, mode }, error: fail } as never)
  return (file: string) => (run(code, file) as { code: string }).code.split('\n').slice(1)
}

function fail(message: string) {
  throw new Error(message)
}

test('names what is styled after file and variable', () => {
  const named = [
    `const Bar = styled('p')({ gap: 8 }, "Header-Bar")`,
    `export const Link = styled(Bar)(({ theme }) => ({ color: theme.red }), "Header-Link")`,
    `const other = make('p')({ gap: 8 })`,
  ]
  expect(transform('ssr', 'build')('/site/src/Header.tsx')).toEqual(named)
  expect(transform('client', 'dev')('/site/src/Header.tsx?t=1')).toEqual(named)
})

test('the browser’s program has the names alone', () => {
  expect(transform('client', 'build')('/site/src/Header.tsx')).toEqual([
    `const Bar = styled('p')(0, "Header-Bar")`,
    `export const Link = styled(Bar)(0, "Header-Link")`,
    `const other = make('p')({ gap: 8 })`,
  ])
})

test('two files of one name are refused, as their classes would be the same', () => {
  const run = transform('client', 'build')
  run('/site/src/one/Header.tsx')
  expect(() => run('/site/src/two/Header.tsx')).toThrow(/one\/Header.tsx.*rename one of the files/)
})
