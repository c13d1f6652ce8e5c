import { expect, test } from 'vitest'
import { classNames } from '../../../scripts/vite/classNames.ts'

const code = `import { styled } from '#theme/styled.ts'
const Bar = styled('p')({ gap: 8 })
export const Link = styled(Bar)(({ theme }) => ({ color: theme.red }))
const other = make('p')({ gap: 8 })`

/** The plugin at work in a program for the browser or for the prerender. */
function transform(name: 'client' | 'ssr', mode: 'build' | 'dev') {
  const { transform: hook } = classNames()
  if (typeof hook !== 'object') throw new Error('classNames: has no transform')
  const run = hook.handler.bind({ environment: { name, mode }, error: fail } as never)
  return (file: string, source = code) =>
    (run(source, file) as { code: string } | undefined)?.code.split('\n').slice(1)
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
  run(import.meta.filename)
  expect(() => run('/site/src/two/classNames.test.ts')).toThrow(
    /build\/classNames.test.ts.*rename one of the files/,
  )
})

test('a file that was moved keeps its name', () => {
  const run = transform('client', 'dev')
  run('/site/src/one/Header.tsx')
  expect(run('/site/src/two/Header.tsx')).toContain(`const Bar = styled('p')({ gap: 8 }, "Header-Bar")`)
})

const imported = `import { styled } from '#theme/styled.ts'`

test.for([
  ['in a function', `${imported}\nfunction Bar() {\n  const Inner = styled('p')({})\n}`, 3],
  ['exported as the default', `${imported}\nexport default styled('p')({})`, 2],
  ['in an object', `${imported}\nconst parts = {\n  bar: styled('p')({}),\n}`, 3],
  ['inside another call', `${imported}\nconst Bar = memo(styled('p')({}))`, 2],
  ['in two steps', `${imported}\nconst paragraph = styled('p')\nconst Bar = paragraph({})`, 2],
  ['without styles', `${imported}\nconst Bar = styled('p')()`, 2],
] as const)('styled %s is refused with its file and line', ([, source, line]) => {
  const run = transform('client', 'dev')
  expect(() => run('/site/src/Header.tsx', source)).toThrow(
    new RegExp(`site/src/Header.tsx:${line}: this styled.* would have no styles`),
  )
})

test('a property of that name is left alone', () => {
  const source = `${imported}\nconst names = { styled: 1 }\nnames.styled`
  expect(transform('client', 'dev')('/site/src/Header.tsx', source)).toBeUndefined()
})
