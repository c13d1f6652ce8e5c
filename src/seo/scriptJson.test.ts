// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { writeScriptJson } from './scriptJson.ts'

test('JSON is written into a script, anything that could run is not', () => {
  const script = document.createElement('script')
  writeScriptJson(script, '{"a":"</script>"}')
  expect(script.textContent).toBe('{"a":"</script>"}')
  expect(() => writeScriptJson(script, 'alert(1)')).toThrow(SyntaxError)
  expect(script.textContent).toBe('{"a":"</script>"}')
})
