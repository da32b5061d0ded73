CREATE TABLE "declaration_calculations" (
	"company_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"prepared" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "declaration_calculations_company_id_declaration_id_revision_pk" PRIMARY KEY("company_id","declaration_id","revision")
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "waiting_for" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "nil_stated_by" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "nil_stated_name" text;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "nil_stated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "is_nil" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "filed_file" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "declarations_correction" ON "declarations" USING btree ("company_id","corrects") WHERE corrects is not null;