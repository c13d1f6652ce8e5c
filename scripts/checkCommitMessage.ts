import { readFileSync } from 'node:fs'

/** The longest subject that `git log --oneline` and hosts of repositories show whole. */
const longestSubject = 72

// `lefthook.yml` calls this before each commit, with the name of the file in which Git keeps the message.
const [file = ''] = process.argv.slice(2)
const [message = ''] = readFileSync(file, 'utf8').split(/^# -+ >8 -+$/m)
const lines = message.split('\n').filter((line) => !line.startsWith('#'))
const [subject = '', ...body] = lines.join('\n').trim().split('\n')
const length = Array.from(subject).length

if (length > longestSubject) {
  console.error(`The subject has ${length} characters; shorten it to ${longestSubject}: ${subject}`)
  process.exitCode = 1
}
if (subject !== '' && body.join('').trim() === '') {
  console.error('The message has no body: leave a line free under the subject and say why.')
  process.exitCode = 1
}
