import { PolicyDocument, Role, ServicePrincipal, type IRole, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** What a service of AWS may do, as one policy in its role, which the library does not extend. */
export const serviceRole = (
  scope: Construct,
  service: 'events' | 'states',
  ...statements: readonly PolicyStatement[]
): IRole =>
  new Role(scope, service, {
    assumedBy: new ServicePrincipal(`${service}.amazonaws.com`),
    inlinePolicies: { Own: new PolicyDocument({ statements: [...statements] }) },
  }).withoutPolicyUpdates();
