CREATE TABLE "assignment_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"product_code" text,
	"country" text,
	"lang" text,
	"staff_ids" jsonb NOT NULL,
	"most_open" integer,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL
);
