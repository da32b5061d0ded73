ALTER TABLE "refund_proposals" ALTER COLUMN "work_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_proposals" ALTER COLUMN "work_order_number" DROP NOT NULL;