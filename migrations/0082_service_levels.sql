CREATE TABLE "agency_days" (
	"day" date PRIMARY KEY NOT NULL,
	"works" boolean NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_levels" (
	"id" text PRIMARY KEY NOT NULL,
	"product_code" text,
	"step" text,
	"days" integer NOT NULL,
	"first_days" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL,
	CONSTRAINT "service_levels_of" UNIQUE NULLS NOT DISTINCT("product_code","step")
);
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "letter_day" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "urgent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "urgent_because" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "level_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "level_days" integer;--> statement-breakpoint
CREATE INDEX "work_orders_next" ON "work_orders" USING btree ("turn","urgent_at","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_next_assigned" ON "work_orders" USING btree ("assignee_id","turn","urgent_at") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_next_unassigned" ON "work_orders" USING btree ("urgent_at","id") WHERE status = 'OPEN' and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_urgent" ON "work_orders" USING btree ("urgent_at","id");