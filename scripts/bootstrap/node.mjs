import { existsSync } from 'node:fs'
import { giveUp, inProject } from './project.mjs'

const needed = 24

/** The Node that runs the product: the one installed with the libraries, or the host's if it is new enough. */
export function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = inProject('node_modules', `node-${system}-${process.arch}`, 'bin', name)
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath
  return giveUp(
    `Greenlane runs on Node ${needed}; this is Node ${process.versions.node}, and none comes with npm for this machine.`,
    `Install Node ${needed} from https://nodejs.org and run the same command again.`,
  )
}
