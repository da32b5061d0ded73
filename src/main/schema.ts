export * from '#platform/server/platform.tables.ts'
export * from '#catalogue/server/catalogue.tables.ts'
