export * from '#platform/server/platform.tables.ts'
