import { rm } from 'node:fs/promises'

/** The demo of this run has served; the server has been stopped before. */
export default async function removeData(): Promise<void> {
  const folder = process.env['E2E_DATA_DIR']
  if (folder?.includes('greenlane-e2e-')) await rm(folder, { recursive: true, force: true })
}
