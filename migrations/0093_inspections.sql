CREATE TABLE "inspections" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"work_order_id" text,
	"letter_id" text,
	"authority" text NOT NULL,
	"country" text NOT NULL,
	"asked_en" text NOT NULL,
	"asked_zh" text NOT NULL,
	"served_on" date NOT NULL,
	"answer_by" date,
	"objection_on" date,
	"due_day" date,
	"handed_over" jsonb NOT NULL,
	"outcome_en" text,
	"outcome_zh" text,
	"closed_on" date,
	"visible_to_seller" boolean NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "inspections_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "inspections_id" ON "inspections" USING btree ("id");--> statement-breakpoint
CREATE INDEX "inspections_open" ON "inspections" USING btree ("state","due_day","created_at","id");--> statement-breakpoint
CREATE INDEX "inspections_closed" ON "inspections" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "inspections_work_order" ON "inspections" USING btree ("work_order_id","state","due_day");