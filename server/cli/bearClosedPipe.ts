/** Ends the process in peace when the reader of its output, such as `head`, has enough. */
export function bearClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
