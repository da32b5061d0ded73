import type { ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, killed, type Programs, startAs } from './programs.ts'

/** HAProxy: before the processes of the product, and (as TCP) before the server that writes. */
export type Proxy = {
  url: string
  /** Past the pooler to whichever server writes. */
  directUrl: string
  start(): Promise<void>
  pointTo(server: { port: number }): Promise<void>
  stop(): Promise<void>
}

export function proxy(
  programs: Programs,
  options: {
    folder: string
    port: number
    directPort: number
    processes: readonly { port: number }[]
    server: { port: number }
  },
): Proxy {
  const { folder, port, directPort } = options
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'haproxy.sock')]
  let child: ChildProcess | undefined
  return {
    url: `http://localhost:${port}`,
    directUrl: `postgres://greenlane@127.0.0.1:${directPort}/greenlane`,
    async start() {
      await writeFile(file, settings({ ...options, socket }))
      child = startAs(programs, programs.haproxy, ['-db', '-f', file])
      await sleep(500)
      if (!isRunning(child)) throw new Error(`haproxy does not start with ${file}`)
    },
    async pointTo(server) {
      await say(socket, `set server direct/primary addr 127.0.0.1 port ${server.port}`)
      await say(socket, 'shutdown sessions server direct/primary')
    },
    stop: () => killed(child, 'SIGKILL'),
  }
}

function say(socket: string, command: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = ''
    const client = connect(socket, () => client.end(`${command}\n`))
    client.on('data', (part) => (answer += part.toString()))
    client.on('end', () => done(answer))
    client.on('error', failed)
  })
}

function settings(options: {
  socket: string
  port: number
  directPort: number
  processes: readonly { port: number }[]
  server: { port: number }
}): string {
  const servers = options.processes.map((one, i) => `  server p${i + 1} 127.0.0.1:${one.port} check`)
  return `global
  stats socket ${options.socket} level admin
  maxconn 2000

defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 2
  option redispatch

frontend web
  bind 127.0.0.1:${options.port}
  option forwardfor
  default_backend product

backend product
  balance leastconn
  option httpchk GET /ready
  http-check expect status 200
  default-server inter 500ms fastinter 200ms fall 2 rise 1 observe layer4 error-limit 3 on-error mark-down
${servers.join('\n')}

listen direct
  mode tcp
  bind 127.0.0.1:${options.directPort}
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka
  server primary 127.0.0.1:${options.server.port}
`
}
