CREATE TABLE "declaration_adjustments" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"box" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "declaration_adjustments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "declaration_boxes" (
	"company_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"box" text NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"decimals" integer NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "declaration_boxes_company_id_declaration_id_revision_box_pk" PRIMARY KEY("company_id","declaration_id","revision","box")
);
--> statement-breakpoint
CREATE TABLE "declaration_history" (
	"company_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"tax_status" text NOT NULL,
	"revision" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"note" text,
	"box" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "declaration_history_company_id_declaration_id_ordinal_pk" PRIMARY KEY("company_id","declaration_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "period_id" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "corrects" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "status_since" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "tax_status" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "calculated_by" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "confirmed_revision" integer;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "filed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "declaration_adjustments_of" ON "declaration_adjustments" USING btree ("company_id","declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declarations_period" ON "declarations" USING btree ("company_id","period_id") WHERE corrects is null;--> statement-breakpoint
CREATE INDEX "declarations_work" ON "declarations" USING btree ("due_on","country","id") WHERE status <> 'ACCEPTED';