CREATE TABLE "hourly_errors" (
	"hour" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	"latest_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hourly_errors_hour_method_route_code_pk" PRIMARY KEY("hour","method","route","code")
);
--> statement-breakpoint
CREATE INDEX "hourly_errors_in_order" ON "hourly_errors" USING btree ("latest_at");