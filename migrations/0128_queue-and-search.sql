-- Of every PostgreSQL since 9.1, and trusted: whoever owns the database may make it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Their successors are made first: dropping an index keeps every reader waiting until the migration is through.
ALTER INDEX "work_orders_ours" RENAME TO "work_orders_ours_before";--> statement-breakpoint
ALTER INDEX "work_orders_ours_waiting" RENAME TO "work_orders_ours_waiting_before";--> statement-breakpoint
ALTER INDEX "work_orders_country" RENAME TO "work_orders_country_before";--> statement-breakpoint
CREATE INDEX "companies_name_parts" ON "companies" USING gin (lower("name") gin_trgm_ops,lower("name_original") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_vat_number_begun" ON "companies" USING btree (translate(lower("vat_number"), '-./ ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_registration_number_begun" ON "companies" USING btree (translate(lower("registration_number"), '-./ ', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_parts" ON "users" USING gin (lower("name") gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_orders_country_next" ON "work_orders" USING btree ("country","urgent_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_waiting" ON "work_orders" USING btree ("country","turn_since","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_due" ON "work_orders" USING btree ("country","due_on","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_changed" ON "work_orders" USING btree ("country",coalesce("updated_at", "bought_at"),"id");--> statement-breakpoint
CREATE INDEX "work_orders_country_ours" ON "work_orders" USING btree ("country","urgent_at","id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_country_unassigned" ON "work_orders" USING btree ("country","urgent_at","id") WHERE status = 'OPEN' and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_country_free" ON "work_orders" USING btree ("country","urgent_at","id") WHERE status = 'OPEN' and turn = 'agency' and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_country_turn" ON "work_orders" USING btree ("country","turn","turn_since","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_country_held" ON "work_orders" USING btree ("country","held_until","id") WHERE status = 'ON_HOLD';--> statement-breakpoint
CREATE INDEX "work_orders_step_ours" ON "work_orders" USING btree ("current_node_key","urgent_at","id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_ours" ON "work_orders" USING btree ("urgent_at","id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_ours_waiting" ON "work_orders" USING btree ("turn_since","id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_country" ON "work_orders" USING btree ("country","bought_at","id");--> statement-breakpoint
DROP INDEX "work_orders_ours_before";--> statement-breakpoint
DROP INDEX "work_orders_ours_waiting_before";--> statement-breakpoint
DROP INDEX "work_orders_country_before";