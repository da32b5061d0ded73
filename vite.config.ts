import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type PluginOption } from 'vite'
import { schemaFreeContracts } from './src/main/schema-free-contracts.ts'
import { textChunks } from './src/main/text-chunks.ts'

export default defineConfig({
  plugins: [
    schemaFreeContracts() as PluginOption,
    textChunks(import.meta.dirname) as PluginOption,
    reactRouter(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
})
