ALTER TABLE "report_issues" ADD COLUMN "month" date;--> statement-breakpoint
ALTER TABLE "report_issues" ADD COLUMN "depart" text;--> statement-breakpoint
ALTER TABLE "report_issues" ADD COLUMN "arrive" text;--> statement-breakpoint
ALTER TABLE "report_issues" ADD COLUMN "sku" text;