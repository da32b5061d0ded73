DROP INDEX "work_orders_next_unassigned";--> statement-breakpoint
DROP INDEX "work_orders_load";--> statement-breakpoint
DROP INDEX "work_orders_unassigned";--> statement-breakpoint
DROP INDEX "work_orders_country_unassigned";--> statement-breakpoint
CREATE INDEX "work_orders_next_unassigned" ON "work_orders" USING btree ("urgent_at","id") WHERE (status = 'OPEN' or urgent_at is not null) and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_load" ON "work_orders" USING btree ("assignee_id","urgent_at","due_day","level_ends_at","company_id") WHERE (status = 'OPEN' or urgent_at is not null);--> statement-breakpoint
CREATE INDEX "work_orders_unassigned" ON "work_orders" USING btree ("turn_since","id") WHERE (status = 'OPEN' or urgent_at is not null) and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_country_unassigned" ON "work_orders" USING btree ("country","urgent_at","id") WHERE (status = 'OPEN' or urgent_at is not null) and assignee_id is null;