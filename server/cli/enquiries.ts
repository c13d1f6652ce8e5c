import { exitOnBrokenPipe } from './terminal.ts'
import { runEnquiries } from '#server/cli/enquiries/runEnquiries.ts'

// Without this, the list of processes would show the mail address of `erase` to everyone on the machine.
process.title = 'enquiries'
exitOnBrokenPipe()
process.exitCode = await runEnquiries(process.argv.slice(2), process.env, {
  input: process.stdin,
  out: process.stdout,
  errors: process.stderr,
  // A file has no width, and some terminals report 0.
  width: process.stdout.columns || 80,
})
