import { bearClosedPipe } from './bearClosedPipe.ts'
import { runEnquiries } from './enquiries/runEnquiries.ts'

// A list of processes shows the command line, and so the address of `erase`, to everyone on the machine.
process.title = 'enquiries'
bearClosedPipe()
process.exitCode = await runEnquiries(process.argv.slice(2), process.env, {
  input: process.stdin,
  out: process.stdout,
  errors: process.stderr,
  // A file has no width, and some terminals say 0.
  width: process.stdout.columns || 80,
})
