import { randomBytes } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attention, bad, good, type Finding } from '../finding.ts'

const SUBJECT = 'Disk'
/** Below ten times the least that the portal works with, somebody should look at it soon. */
const SOON = 10

/** Whether the folder of the portal can be written to, and how much is free there. */
export async function checkDisk({
  folder,
  minFreeMb,
}: {
  folder: string
  minFreeMb: number
}): Promise<Finding[]> {
  const trial = join(folder, `.doctor-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(trial, 'x', { flag: 'wx' })
    await rm(trial)
    const { bavail, bsize } = await statfs(folder)
    return [judgeRoom(folder, Math.floor((bavail * bsize) / 1024 ** 2), minFreeMb)]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [
      bad(
        SUBJECT,
        `${folder} cannot be written to: ${why}`,
        'Let the user that runs the portal own GREENLANE_DATA_DIR; customers’ files are stored there.',
      ),
    ]
  }
}

export function judgeRoom(folder: string, freeMb: number, minFreeMb: number): Finding {
  const free = `${freeMb} MB are free in ${folder}`
  if (minFreeMb > 0 && freeMb < minFreeMb)
    return bad(SUBJECT, `Only ${free}: nobody can upload or buy.`, 'Make room now.')
  if (freeMb < minFreeMb * SOON)
    return attention(SUBJECT, `${free}.`, `Make room soon: below ${minFreeMb} MB nothing is stored any more.`)
  return good(SUBJECT, `${free}.`)
}
