import { rm } from 'node:fs/promises'

/** Removes the data of this run; the server has been stopped before. */
export default async function removeData(): Promise<void> {
  const folder = process.env['E2E_DATA_DIR']
  if (folder?.includes('greenlane-e2e-')) await rm(folder, { recursive: true, force: true })
}
