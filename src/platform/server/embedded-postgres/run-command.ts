import { spawn, type SpawnOptions } from 'node:child_process'

export interface CommandResult {
  code: number
  output: string
}

/** Runs a command to its end. A command that cannot be started counts as code 127, as in a shell. */
export function runCommand(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    const child = spawn(command, args, {
      ...options,
      env: commandEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    const finish = (code: number | null) => resolve({ code: code ?? 1, output: output.trim() })
    child.on('close', finish)
    // A grandchild (the server itself) may keep the pipes open: the command has still ended.
    child.on('exit', (code) => setTimeout(finish, 500, code).unref())
  })
}

/** Only what the system needs: PG* variables of the user's shell must not affect our server. */
function commandEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C' }
}
