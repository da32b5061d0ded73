import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/server/platform.tables.ts',
    './src/*/server/*.tables.ts',
    './src/payments/local-stripe/*.tables.ts',
  ],
  out: './migrations',
})
