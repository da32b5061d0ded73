import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeLeanManifest } from './src/main/lean-manifest.ts'

export default {
  appDirectory: 'src/main/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    writeLeanManifest(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config
