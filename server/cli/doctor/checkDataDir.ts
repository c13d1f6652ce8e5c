import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '#server/errors.ts'
import type { Settings } from '#server/settings/settings.ts'
import { resultsAbout, type CheckResult } from './CheckResult.ts'

const { ok, warn, fail } = resultsAbout('data folder')

const gigabyte = 1024 ** 3
/** In GB. */
const minFree = 0.1
const lowFree = 1
/** File systems of statfs(2): NFS, SMB, CIFS, SMB2. SQLite's write-ahead log does not work on them. @see https://sqlite.org/wal.html */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42])
const othersRights = 0o077

type Used = Pick<Settings, 'dataDir' | 'databaseUrl' | 'smtpUrl'>

/** Checks that the data folder exists, is writable and private, and is on a local disk with enough space. */
export function checkDataDir({ dataDir, databaseUrl, smtpUrl }: Used): CheckResult[] {
  if (databaseUrl && smtpUrl) return [ok('not used: store and mails are elsewhere')]
  let folder = dataDir
  while (!existsSync(folder)) folder = dirname(folder)
  if (!statSync(folder).isDirectory()) return [fail(`DATA_DIR: "${folder}" is no folder: name another one`)]
  const obstacle = findObstacle(folder)
  if (obstacle !== null) return [fail(`DATA_DIR: ${obstacle}`)]
  if (folder === dataDir) return [...checkPermissions(dataDir), checkDisk(dataDir)]
  return [warn(`DATA_DIR "${dataDir}" is not there yet: the server makes it at its first start`)]
}

/** Only the server's user may read the folder and its files, since they contain enquiries. */
function checkPermissions(dataDir: string): CheckResult[] {
  const paths = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))]
  const open = paths.filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & othersRights)
  return open.map((path) => warn(`others may read "${path}": chmod go= "${path}"`))
}

function checkDisk(dataDir: string): CheckResult {
  const { type, bavail, bsize } = statfsSync(dataDir)
  if (networkFileSystems.has(type)) {
    return fail(
      `DATA_DIR "${dataDir}" is on a network disk, which loses enquiries: use a local one, or DATABASE_URL`,
    )
  }
  const free = (bavail * bsize) / gigabyte
  const space = `${free.toFixed(1)} GB are free in "${dataDir}"`
  if (free < minFree) return fail(`${space}: make space, or enquiries are refused soon`)
  return free < lowFree ? warn(`${space}: make space`) : ok(`writable, ${space}`)
}

function findObstacle(folder: string): string | null {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return errorCode(error) === 'EROFS'
      ? `"${folder}" is mounted read-only: mount it for writing, or name another folder`
      : `"${folder}" cannot be written by this user: give it rights there, or name another folder`
  }
}
