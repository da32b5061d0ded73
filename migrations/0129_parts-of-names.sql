-- Of every PostgreSQL since 9.1, and trusted: whoever owns the database may make it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "companies_name_parts" ON "companies" USING gin (lower("name") gin_trgm_ops,lower("name_original") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_vat_number_begun" ON "companies" USING btree (translate(lower("vat_number"), '-./ ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_registration_number_begun" ON "companies" USING btree (translate(lower("registration_number"), '-./ ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_parts" ON "users" USING gin (lower("name") gin_trgm_ops,"email" gin_trgm_ops);