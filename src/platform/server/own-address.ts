import type { PlatformConfig } from './config.ts'

/** The address at which this process reaches itself, whatever proxy is in front of it. */
export function ownAddress(config: Pick<PlatformConfig, 'host' | 'port'>): string {
  const everywhere = config.host === '0.0.0.0' || config.host === '::'
  const host = everywhere ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`
}
