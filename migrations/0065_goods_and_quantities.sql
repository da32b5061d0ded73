CREATE TABLE "entered_quantities" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"sha256" text,
	"lines" jsonb NOT NULL,
	"entered_by_id" text NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "entered_quantities_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "goods_weights" (
	"company_id" text NOT NULL,
	"sku" text NOT NULL,
	"from_month" text NOT NULL,
	"weights" jsonb NOT NULL,
	"changed_by_id" text NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_weights_company_id_sku_from_month_pk" PRIMARY KEY("company_id","sku","from_month")
);
--> statement-breakpoint
CREATE TABLE "quantity_duties" (
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"rhythm" text NOT NULL,
	"due_months" integer,
	"due_day" integer,
	"source" text NOT NULL,
	"entered_by_id" text NOT NULL,
	"entered_by_name" text NOT NULL,
	CONSTRAINT "quantity_duties_company_id_registration_id_entered_at_pk" PRIMARY KEY("company_id","registration_id","entered_at")
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "stream" text;--> statement-breakpoint
CREATE INDEX "entered_quantities_of" ON "entered_quantities" USING btree ("company_id","declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declarations_quantities" ON "declarations" USING btree ("company_id","registration_id","from_day") WHERE kind = 'EPR' and corrects is null;