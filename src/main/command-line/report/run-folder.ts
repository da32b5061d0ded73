import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'greenlane-invoices-'
/** A number of a process says something on its own machine alone, also where containers share the folder. */
const HOST = hostname().replaceAll(/[^A-Za-z0-9]/g, '')

const prefixOf = (pid: number): string => `${PREFIX}${HOST}-${pid}-`
const MADE_HERE = new RegExp(`^${PREFIX}${HOST}-(\\d+)-[A-Za-z0-9]{6}$`)

/** A temporary folder that says whose it is. */
export const makeRunFolder = (pid = process.pid): string => mkdtempSync(join(tmpdir(), prefixOf(pid)))

/** Removes what runs of the same user left behind that were killed: whoever is killed cannot clean up. */
export function removeLeftFolders(): void {
  try {
    removeThem()
  } catch {
    // No report fails because an earlier one left something: the next one tries again.
  }
}

function removeThem(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(MADE_HERE.exec(name)?.[1])
    if (!Number.isInteger(pid) || isAlive(pid)) continue
    const path = join(tmpdir(), name)
    if (isOurs(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One of somebody else is alive all the same.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

function isOurs(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)
}
