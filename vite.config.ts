import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type PluginOption } from 'vite'
import { schemaFreeContracts } from './src/main/schema-free-contracts.ts'
import { textChunks } from './src/main/text-chunks.ts'

const ON_EVERY_PAGE =
  /src\/platform\/(?:web|shared)\/(?!toasts)|node_modules\/(?:react|react-router|@tanstack\/(?:query-core|react-query))\/|virtual:greenlane-texts$/

export default defineConfig({
  plugins: [
    schemaFreeContracts() as PluginOption,
    textChunks(import.meta.dirname) as PluginOption,
    reactRouter(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // What nearly every page loads is one file: about twenty small ones cost 7 KB of headers and names.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'base', test: ON_EVERY_PAGE, minShareCount: 25 }] },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
})
