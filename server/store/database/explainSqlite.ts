import { errorCode } from '#server/personalData.ts'

/** Codes of the system and of SQLite for a folder or file that cannot be written. */
const notWritableCodes = new Set([
  'EACCES',
  'EEXIST',
  'ENOENT',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
])

/** Why a SQLite store cannot be opened, as one sentence for the operator. */
export function explainSqlite(error: unknown, dataDir: string, path: string): string {
  if (!(error instanceof Error)) throw error
  const code = errorCode(error)
  if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') return explainDamage(path, error.message)
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return `DATA_DIR is "${dataDir}", whose disk is full: free some space there`
  }
  if (code === 'SQLITE_BUSY') {
    return `The store ${path} is held by another program: end it, such as a shell or a backup that has it open`
  }
  if (notWritableCodes.has(code)) {
    return (
      `DATA_DIR is "${dataDir}", but this user cannot write the store there (${error.message}): ` +
      'give the user rights to the folder and its files, or name a folder on a local disk that it may write'
    )
  }
  throw error
}

export function explainDamage(path: string, finding: string): string {
  return (
    `The store ${path} is damaged (${finding}) and was left as it is: restore it from a backup, ` +
    'or move it away with its -wal and -shm files to start with an empty one'
  )
}

export function explainLostFile(path: string): string {
  return (
    `The store ${path} is missing, but its log ${path}-wal is there and may hold enquiries: ` +
    'put the file back, or move the log away to start with an empty store'
  )
}
